import type { PartyTicket } from '@sannidhi/contracts';
import { TEMPLE_MARK } from '../../platform/documents/marks.ts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';

/** What the tickets of a date have in common. */
export interface TicketPaper {
  temple: string;
  event: string;
  /** "Sat, Nov 28, 5:30 PM EST" */
  when: string;
  place: string;
  /** Of an event that is online; empty otherwise. */
  link: string;
}

/** A ticket with its date. */
export interface TicketPage {
  ticket: PartyTicket;
  paper: TicketPaper;
}

const LEFT = 60;
const WIDTH = LETTER.width - 2 * LEFT;
const CENTER = LETTER.width / 2;
const CODE = 240;
const SOFT = '#55494F';

/** A party's tickets, for one date or several, each on a page of its own, for the door to scan. */
export async function ticketsPdf(pages: readonly TicketPage[], madeAt: Date): Promise<Buffer> {
  const { event = '', temple = '' } = pages[0]?.paper ?? {};
  const sheet = new Sheet({ title: `Tickets for ${event}`, author: temple, madeAt });
  pages.forEach(({ ticket, paper }, index) => {
    if (index > 0) sheet.newPage();
    drawTicket(sheet, ticket, paper);
  });
  return sheet.finish();
}

function drawTicket(sheet: Sheet, { name, type, doorCode, number }: PartyTicket, { temple, event, when, place, link }: TicketPaper): void {
  const centered = (text: string, y: number, size: number, weight: 400 | 700 = 400) =>
    sheet.paragraph(text, LEFT, y, WIDTH, { size, weight, align: 'center', lines: 2 });
  sheet.glyph(TEMPLE_MARK, CENTER - 24, 60, 48);
  let y = centered(temple, 120, 15);
  y = centered(event, y + 14, 26, 700);
  y = centered(when, y + 8, 14);
  if (place) y = centered(place, y + 2, 12);
  if (link) y = centered(`Join online: ${link}`, y + 2, 12);
  sheet.korvai(LEFT, y + 16, WIDTH);
  if (doorCode) sheet.qr(doorCode, CENTER - CODE / 2, y + 60, CODE);
  y = centered([name, type].filter(Boolean).join(', '), y + 60 + CODE + 36, 18, 700);
  sheet.line(`Ticket ${number}`, CENTER, y + 8, { size: 11, align: 'center', color: SOFT });
  sheet.line('Show this code at the door, on paper or on a phone.', CENTER, y + 28, { size: 11, align: 'center', color: SOFT });
}
