import { describe, expect, it } from 'vitest';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';

describe('normalisedFault', () => {
  it('reports the status, code and message of a refusal, and nothing else of its body', () => {
    const body = { code: 'X', message: 'no', token: 'canary.tok.en' };
    const fault = { _tag: 'Status', status: 403, code: 'X', message: 'no', retryAfterMs: null, body } as const;
    const error = normalisedFault(fault);
    expect(error).toMatchObject({ message: 'no', statusCode: 403, responseBody: { code: 'X', message: 'no' } });
    expect(JSON.stringify(error)).not.toContain('canary');
    expect(normalisedFault({ ...fault, code: null, message: null }).message).toBe('The answer has status 403');
  });

  it('has the stack of the report or of the thrown error', () => {
    expect(normalisedFault({ _tag: 'Malformed', report: 'a: expected string' }).stack).toContain('normalisedFault');
    expect(normalisedFault({ _tag: 'Unreachable', reason: 'reset', stack: 'thrown here' }).stack).toBe('thrown here');
    expect(normalisedFault({ _tag: 'Cancelled' }).message).toBe('The call was given up');
  });
});
