import { HundiGlyph, PanchangaGlyph } from '@sannidhi/kit/motifs';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { IconClipboardCheck, IconEyeCheck, IconHeartHandshake, IconScale, IconTicket, IconUsers } from './icons.ts';

const LINE = { size: 22, stroke: 1.6, 'aria-hidden': true } as const;

/** What temples and devotees get. */
export function Features() {
  const { features } = useWords();
  return (
    <div className="features">
      <FeatureList title={features.forTemples}>
        <Feature icon={<IconClipboardCheck {...LINE} />} name={features.administration} detail={features.administrationDetail} />
        <Feature icon={<IconScale {...LINE} />} name={features.finance} detail={features.financeDetail} />
        <Feature icon={<IconUsers {...LINE} />} name={features.community} detail={features.communityDetail} />
        <Feature icon={<IconTicket {...LINE} />} name={features.events} detail={features.eventsDetail} />
      </FeatureList>
      <FeatureList title={features.forDevotees}>
        <Feature icon={<HundiGlyph size={22} />} name={features.giving} detail={features.givingDetail} />
        <Feature icon={<PanchangaGlyph size={22} />} name={features.spiritual} detail={features.spiritualDetail} />
        <Feature icon={<IconEyeCheck {...LINE} />} name={features.transparency} detail={features.transparencyDetail} />
        <Feature icon={<IconHeartHandshake {...LINE} />} name={features.engagement} detail={features.engagementDetail} />
      </FeatureList>
    </div>
  );
}

const FeatureList = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

const Feature = ({ icon, name, detail }: { icon: ReactNode; name: string; detail: string }) => (
  <li>
    {icon}
    <span>
      <b>{name}</b>
      {detail}
    </span>
  </li>
);
