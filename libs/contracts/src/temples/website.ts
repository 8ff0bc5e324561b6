import type { Message } from '../message.ts';
import { string } from '../schema.ts';

const WEBSITE = /^(https?:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i;

/** A website's address, with or without its protocol; may be empty. */
export const website = (message: Message) => string().trim().max(200).matches(WEBSITE, { message, excludeEmptyString: true }).default('');

/** The address as a link; null for none. */
export const websiteLink = (address: string | null | undefined): string | null =>
  address ? (/^https?:\/\//i.test(address) ? address : `https://${address}`) : null;
