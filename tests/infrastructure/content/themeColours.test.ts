import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { themeOf } from './themeOf.ts';

const own = fallbackTheme(mainBrand);

describe('the colours of a theme document', () => {
  it('keeps the dark colours of the brand with another primary colour, except those that the document has', () => {
    const colours = [{ variable: 'primary', hex: '#036' }];
    const primary = '0 51 102';
    const derived = { ...own.darkColours, primary, accent: primary };
    expect(themeOf({ colours }).darkColours).toEqual(derived);
    expect(themeOf({}).darkColours).toEqual(own.darkColours);
    const dark_colours = [
      { variable: 'primary', hex: '#9cf' },
      { variable: 'surface', hex: 'red;}' },
    ];
    expect(themeOf({ colours, dark_colours }).darkColours).toEqual({ ...derived, primary: '153 204 255' });
  });

  it('accepts colours of seven and of four characters, with or without alpha', () => {
    const { colours } = themeOf({
      colours: [
        { variable: 'primary', hex: '#036', alpha: null },
        { variable: 'surface', hex: '#FFFFFF', alpha: 0.5 },
      ],
    });
    expect(colours).toMatchObject({ primary: '0 51 102', surface: '255 255 255/0.5', accent: own.colours.accent });
  });

  it('reads the primary colour from its own field where the list has none', () => {
    expect(themeOf({ primary_colour: '#036' }).colours.primary).toBe('0 51 102');
  });

  it('uses the brand’s own colour for what is no colour', () => {
    for (const hex of ['red', '#12345', 'url(x)', '0 0 0;}*{display:none}', '#0361234']) {
      const { primary } = themeOf({ colours: [{ variable: 'primary', hex }] }).colours;
      expect([hex, primary]).toEqual([hex, own.colours.primary]);
    }
  });
});
