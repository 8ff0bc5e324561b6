import { GIFT_MIN_CENTS, GUEST_GIFT_MAX_CENTS, type GuestGiftPage, paintMark, type TemplePublic } from '@sannidhi/contracts';
import { TempleRow } from '../temples/temple-row.tsx';
import { TempleList, TempleSearchForm } from '../temples/temple-search.tsx';
import { useTexts } from '../use-texts.ts';
import { GiveButton, TempleNotice } from './guest/choose-temple.tsx';
import { PaintedSteps } from './guest/painted-steps.tsx';

const fundOf = (list: string) => ({
  id: paintMark(`${list}.id`),
  name: paintMark(`${list}.name`),
  description: paintMark(`${list}.description`),
});
/** The purposes before and after the chosen one, so that the screen's order is kept. */
const CHOSEN = fundOf('chosen');

/** The facts that the server fills in, in the shape of its answer to the screen. */
const pageOf = (code: GuestGiftPage['code']) => ({
  temple: { slug: paintMark('slug'), name: paintMark('temple'), city: paintMark('city'), state: paintMark('state') },
  funds: [fundOf('before'), CHOSEN, fundOf('after')],
  code,
  limits: { minCents: GIFT_MIN_CENTS, maxCents: GUEST_GIFT_MAX_CENTS },
  takesPayments: true,
});

/** The first steps of a guest's gift, at a temple or at one of its codes. */
const firstStep = (code: GuestGiftPage['code']) =>
  function FirstStep() {
    const text = useTexts();
    const page = pageOf(code) as unknown as GuestGiftPage;
    const where = { city: page.temple.city, state: page.temple.state };
    const place = code ? text('guest.codePlace', { name: code.name, ...where }) : text('guest.place', where);
    return <PaintedSteps page={page} place={place} />;
  };

const templeFact = (name: string) => paintMark(`temples.${name}`);
/** One of the temples that the server lists, in the shape of its answer. */
const TEMPLE = {
  slug: templeFact('slug'),
  name: templeFact('name'),
  city: templeFact('city'),
  state: templeFact('state'),
  deities: [templeFact('deities')],
} as TemplePublic;

/** The search for a temple with its first page. */
const FindTemple = () => (
  <TempleNotice>
    <TempleSearchForm search="" onSearch={() => undefined} />
    <div>
      <TempleList>
        <TempleRow temple={TEMPLE} action={<GiveButton {...TEMPLE} />} />
      </TempleList>
    </div>
  </TempleNotice>
);

/** A guest's gift: choosing a temple, or the first step with the temple's own name and purposes. */
export const firstPaints = {
  '/donate#temples': FindTemple,
  '/donate#temple': firstStep(null),
  '/donate#code': firstStep({ id: paintMark('code'), name: paintMark('place'), fundId: CHOSEN.id }),
};
