import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { joinTables } from './sfnt.ts';
import { glyphTables } from './woff2-glyphs.ts';

/** W3C WOFF 2.0, section 4.1: the tags a table entry names by number. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const HEADER = 48;
const LONG_OFFSETS = 50;

interface Entry {
  tag: string;
  transformed: boolean;
  length: number;
}

/** Unpacks a WOFF 2.0 file with TrueType outlines into the plain font it wraps. */
export function unpackWoff2(woff: Uint8Array): Uint8Array {
  const { tables, isTransformed } = readTables(woff);
  if (isTransformed('hmtx')) throw new Error('This WOFF 2.0 file packs its metrics, which none of our fonts does.');
  if (isTransformed('glyf')) restoreGlyphs(tables);
  return joinTables(tables);
}

/** The part of a WOFF 2.0 font that says which letters it has. */
export function woff2Letters(woff: Uint8Array): Uint8Array {
  const { tables } = readTables(woff);
  return joinTables(new Map(['cmap', 'head', 'maxp'].map((tag) => [tag, tables.get(tag) ?? new Uint8Array()])));
}

function readTables(woff: Uint8Array): { tables: Map<string, Uint8Array>; isTransformed: (tag: string) => boolean } {
  const reader = new ByteReader(woff, HEADER);
  const entries = Array.from({ length: Buffer.from(woff).readUInt16BE(12) }, () => readEntry(reader));
  const packed = Buffer.from(woff).readUInt32BE(20);
  const data = brotliDecompressSync(woff.subarray(reader.at, reader.at + packed));
  const tables = new Map<string, Uint8Array>();
  let at = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, data.subarray(at, at + length));
    at += length;
  }
  return { tables, isTransformed: (tag) => entries.some((entry) => entry.tag === tag && entry.transformed) };
}

function restoreGlyphs(tables: Map<string, Uint8Array>): void {
  const { glyf, loca } = glyphTables(tables.get('glyf') ?? new Uint8Array());
  const head = Buffer.from(tables.get('head') ?? []);
  head.writeInt16BE(1, LONG_OFFSETS);
  tables.set('glyf', glyf).set('loca', loca).set('head', head);
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.byte();
  const tag = (flags & 63) === 63 ? reader.text(4) : TAGS.slice((flags & 63) * 5, (flags & 63) * 5 + 4);
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const plain = reader.base128();
  return { tag, transformed, length: transformed ? reader.base128() : plain };
}
