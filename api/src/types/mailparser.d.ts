/** What is used of the package, which has no types of its own. */
declare module 'mailparser' {
  export interface MailPart {
    contentType: string;
    content: Buffer;
  }
  export interface ParsedMail {
    attachments: MailPart[];
  }
  export function simpleParser(
    mail: Buffer,
    options: { keepDeliveryStatus: true; skipHtmlToText: true; skipTextToHtml: true; skipImageLinks: true },
  ): Promise<ParsedMail>;
}
