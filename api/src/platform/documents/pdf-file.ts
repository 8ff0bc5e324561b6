import { StreamableFile } from '@nestjs/common';

/** A PDF response: shown in the browser, saved under a simple name. */
export const pdfFile = (bytes: Buffer, name: string): StreamableFile =>
  new StreamableFile(bytes, { type: 'application/pdf', disposition: `inline; filename="${name}.pdf"`, length: bytes.length });
