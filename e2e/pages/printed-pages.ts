import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A sheet of paper and where its words are. */
interface PrintedPage {
  heightPt: number;
  /** Each word or run of words with its baseline's distance from the lower edge. */
  words: { text: string; fromBelowPt: number }[];
}

/** The pages of a PDF. */
export async function printedPages(pdf: Uint8Array): Promise<PrintedPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))));
  await document.destroy();
  return pages;
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function readPage(page: PdfPage): Promise<PrintedPage> {
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) =>
    'str' in item && item.str.trim() ? [{ text: item.str, fromBelowPt: item.transform[5] as number }] : [],
  );
  return { heightPt: page.getViewport({ scale: 1 }).height, words };
}
