import { readFileSync } from 'node:fs';
import { type Language, STAFF_PRESET_NAMES } from '@sannidhi/contracts';
import type { Settings } from '../../platform/config/settings.ts';
import { Templates } from '../../platform/outbox/templates.ts';
import { STAFF_INVITATION_MAIL, StaffMails } from './staff-mails.ts';

const SCREENS = new URL('../../../../libs/kit/src/text/hi.json', import.meta.url);

describe('an invitation to the staff', () => {
  const templates = new Templates();
  new StaffMails(templates, { publicUrl: 'http://localhost:4100' } as Settings).onModuleInit();
  const invitation = async (role: string, language: Language) => {
    const data = { temple: 'Sri Temple', role, invitedBy: 'Asha', lastDay: null, token: 't' };
    return (await templates.render(STAFF_INVITATION_MAIL, data, language)).text;
  };

  it.each(STAFF_PRESET_NAMES)('names the preset %s in Hindi as the screens do', async (preset) => {
    const { staffRole } = JSON.parse(readFileSync(SCREENS, 'utf8'));
    expect(await invitation(preset, 'hi')).toContain(`के लिए ${staffRole[preset]} के रूप में`);
  });

  it('names a preset in English words, and a role of the temple as the temple does', async () => {
    expect(await invitation('front-desk', 'en')).toContain('as front desk.');
    expect(await invitation('Co-chair', 'en')).toContain('as Co-chair.');
  });
});
