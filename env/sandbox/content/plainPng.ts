import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
};

const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Eight bits per channel, three channels (RGB).
  data.set([8, 2, 0, 0, 0], 8);
  return data;
};

/** Encodes a PNG image of one colour (`#rrggbb`); width and height in pixels. */
export const plainPng = (hex: string, width: number, height: number): Uint8Array<ArrayBuffer> => {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(hex.slice(1), 'hex'))]);
  const pixels = deflateSync(Buffer.alloc(row.length * height, row));
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header(width, height)),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
};
