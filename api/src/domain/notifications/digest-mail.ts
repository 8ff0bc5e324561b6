import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BRAND, type Language, ROLE_FACTS, type Role, saidIn, type Wording } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Outlived } from '../../platform/outbox/outlived.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { NotificationTimings } from './notification-timings.service.ts';
import { wordsOf } from './notification-words.ts';

export const DIGEST_MAIL = 'notification-digest';

export interface DigestMailData {
  accountId: string;
  items: readonly { kind: string; params: object; usefulUntil?: string | undefined }[];
  fullName: string;
  language: Language;
  role: Role;
}

interface DigestWords {
  title: (count: number) => string;
  greeting: string;
  open: string;
  choose: string;
}

const WORDS: Wording<DigestWords> = {
  en: {
    title: (count) => (count === 1 ? `1 notification from ${BRAND.name}` : `${count} notifications from ${BRAND.name}`),
    greeting: 'Namaste',
    open: `Open ${BRAND.name}`,
    choose: 'Choose how often you get these emails:',
  },
  hi: {
    title: (count) => `${BRAND.name} की ${count} सूचनाएँ`,
    greeting: 'नमस्ते',
    open: `${BRAND.name} खोलें`,
    choose: 'ये ईमेल कितनी बार आएँ, यहाँ चुनें:',
  },
};

/** The email with everything since the last one. */
@Injectable()
export class DigestMail implements OnModuleInit {
  constructor(
    private readonly templates: Templates,
    private readonly kinds: NotificationKinds,
    private readonly timings: NotificationTimings,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add(DIGEST_MAIL, (data: DigestMailData) => this.compose(data));
  }

  private async compose({ accountId, items, fullName, language, role }: DigestMailData): Promise<RenderedMessage> {
    await this.timings.awaitAwake(accountId);
    const now = new Date();
    const useful = items.filter(({ usefulUntil }) => !usefulUntil || new Date(usefulUntil) > now);
    if (useful.length === 0) throw new Outlived(now);
    const { title, greeting, open, choose } = saidIn(WORDS, language);
    const { publicUrl } = this.settings;
    const said = useful.map(({ kind, params }) => wordsOf(this.kinds, kind, params, language));
    const heading = title(useful.length);
    return {
      subject: heading,
      ...composeMail({
        heading,
        language,
        paragraphs: [`${greeting} ${fullName},`, ...said.map(({ title: what, body }) => (body ? `${what}: ${body}` : what))],
        action: { label: open, url: publicUrl + ROLE_FACTS[role].home },
        footnotes: [`${choose} ${publicUrl}${ROLE_FACTS[role].settingsPath}`],
      }),
    };
  }
}
