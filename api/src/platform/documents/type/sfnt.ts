const HEADER = 12;
const ENTRY = 16;
const TRUETYPE = 0x00010000;

/** Puts a TrueType font together from its tables, by tag. Checksums are left out: nothing that reads these fonts looks at them. */
export function joinTables(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(HEADER + sorted.length * ENTRY);
  head.writeUInt32BE(TRUETYPE, 0);
  head.writeUInt16BE(sorted.length, 4);
  let offset = head.length;
  sorted.forEach(([tag, data], index) => {
    const at = HEADER + index * ENTRY;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += padded(data).length;
  });
  return Buffer.concat([head, ...sorted.map(([, data]) => padded(data))]);
}

/** One table of a font. Throws where it has none of that name. */
export function tableOf(font: Uint8Array, tag: string): Buffer {
  const file = Buffer.from(font.buffer, font.byteOffset, font.length);
  for (let at = HEADER; at < HEADER + file.readUInt16BE(4) * ENTRY; at += ENTRY) {
    if (file.toString('latin1', at, at + 4) !== tag) continue;
    const from = file.readUInt32BE(at + 8);
    return file.subarray(from, from + file.readUInt32BE(at + 12));
  }
  throw new Error(`A font has no ${tag} table.`);
}

/** Tables start at multiples of four bytes. */
const padded = (data: Uint8Array): Uint8Array => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
