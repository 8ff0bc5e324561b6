import type { UsedCode } from './glyph-codes.ts';

/** At most so many lines in one block (Adobe technical note 5411). */
const BLOCK = 100;

/** A code as text in the page is written with. */
export const codeHex = (code: number): string => code.toString(16).padStart(4, '0');

/** Letters as a PDF writes them in hexadecimal: UTF-16, highest byte first. */
export const utf16Hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** The map from codes to letters by which a reader copies and searches text. */
export function toUnicodeMap(codes: readonly UsedCode[]): string {
  const lines = codes.map(({ code, letters }) => `<${codeHex(code)}> <${utf16Hex(letters)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, i) => lines.slice(i * BLOCK, (i + 1) * BLOCK));
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
