import type { DocumentMediaType } from '@sannidhi/contracts';

const SIGNATURES: readonly (readonly [DocumentMediaType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** A file's type by its first bytes, or undefined if we don't accept it. */
export const mediaTypeOf = (bytes: Buffer): DocumentMediaType | undefined =>
  SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
