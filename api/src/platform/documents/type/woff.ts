import { inflateSync } from 'node:zlib';
import { joinTables } from './sfnt.ts';

const HEADER = 44;
const ENTRY = 20;

/** Unpacks a WOFF 1.0 file into the plain font it wraps (W3C WOFF, sections 3 to 5). */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const file = Buffer.from(woff);
  const entries = Array.from({ length: file.readUInt16BE(12) }, (_, i) => HEADER + i * ENTRY);
  return joinTables(new Map(entries.map((at) => [file.toString('latin1', at, at + 4), readTable(file, at)])));
}

function readTable(file: Buffer, entry: number): Uint8Array {
  const from = file.readUInt32BE(entry + 4);
  const packed = file.subarray(from, from + file.readUInt32BE(entry + 8));
  return packed.length < file.readUInt32BE(entry + 12) ? inflateSync(packed) : packed;
}
