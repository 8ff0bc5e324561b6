import './celebration.css';
import { MESSAGES } from '@sannidhi/contracts';
import type { Celebration } from '@sannidhi/kit/celebrate';
import { Kolam, LotusGlyph } from '@sannidhi/kit/motifs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ringBell } from './sounds/ring-bell.ts';

/** The blessing below the English text: "May you be blessed with every good." */
const BLESSING = 'आपका सदा मंगल हो';

const SIGNS: Record<Exclude<Celebration, 'none'>, ReactNode> = {
  'om-symbol': <span lang="sa">ॐ</span>,
  'lotus-pattern': <LotusGlyph size={72} />,
  'bell-ring': <IconBell size={72} stroke={1.6} aria-hidden="true" />,
};

interface CelebrationOverlayProps {
  celebration: Exclude<Celebration, 'none'>;
  /** The part of the page it fills; null for the whole window. */
  place: Element | null;
}

/** The ceremony: a kolam that draws itself around a symbol, and two lines of blessing. The page stays readable and usable underneath. */
export function CelebrationOverlay({ celebration, place }: CelebrationOverlayProps) {
  useEffect(() => {
    if (celebration === 'bell-ring') ringBell();
  }, [celebration]);
  const ceremony = (
    <div className="celebration" role="status" data-celebration={celebration} data-placed={place ? '' : undefined}>
      <div className="celebration-figure" aria-hidden="true">
        <Kolam size={place ? 132 : 260} draws />
        <div className="celebration-sign">{SIGNS[celebration]}</div>
      </div>
      <p className="celebration-title">{MESSAGES.blessings}</p>
      <p lang="hi">{BLESSING}</p>
    </div>
  );
  return place ? createPortal(ceremony, place) : ceremony;
}
