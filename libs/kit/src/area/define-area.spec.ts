import type { MessageLoader } from './area-messages.ts';
import { type AreaRoute, type AreaScreens, defineArea } from './define-area.ts';

const route = (path: string): AreaRoute => ({ path, title: 't', screen: async () => ({ Screen: () => null }), access: 'public' });
const area = (...screens: AreaScreens[]) => defineArea({ name: 'mfe-test', screens });
const texts = (catalog: object): MessageLoader => jest.fn(async () => ({ default: catalog }));

describe('defineArea', () => {
  it('puts the pages of its folders together and loads none', () => {
    const [donate, receipts] = [route('/donate'), route('/receipts')];
    expect(area({ routes: [donate] }, { routes: [receipts] }).routes).toEqual([donate, receipts]);
  });

  it('refuses a path twice, across folders too, and a path without its slash', () => {
    expect(() => area({ routes: [route('/donate')] }, { routes: [route('/donate')] })).toThrow('declared twice');
    expect(() => area({ routes: [route('donate')] })).toThrow('must start with a slash');
  });

  it('lists pages before their views, and refuses a view without its page', () => {
    const [page, view] = [route('/gifts'), { ...route('/gifts'), view: 'funds' }];
    expect(area({ routes: [view] }, { routes: [page] }).routes).toEqual([page, view]);
    expect(() => area({ routes: [page, view, view] })).toThrow('"/gifts?view=funds" is declared twice');
    expect(() => area({ routes: [view] })).toThrow('needs a page at "/gifts"');
  });

  it('orders the navigation by what its entries say, those that say nothing last', () => {
    const entry = (to: string, order?: number) => ({ to, label: to, icon: 'gift' as const, ...(order && { order }) });
    const { navigation } = area(
      { navigation: [entry('/late'), entry('/second', 20)] },
      { navigation: [entry('/first', 10), entry('/later')] },
    );
    expect(navigation.map(({ to }) => to)).toEqual(['/first', '/second', '/late', '/later']);
  });

  it('makes one catalog of its folders’ per language, loaded when it is asked for', async () => {
    const [en, hi] = [texts({ titles: { funds: 'Funds' } }), texts({ titles: { funds: 'निधियाँ' } })];
    const { messages } = area({ messages: { en, hi } }, { messages: { en: texts({ titles: { codes: 'Codes' }, code: 'Code' }) } });
    expect(hi).not.toHaveBeenCalled();
    expect(await messages.en()).toEqual({ titles: { funds: 'Funds', codes: 'Codes' }, code: 'Code' });
    expect(await messages.hi?.()).toEqual({ titles: { funds: 'निधियाँ' } });
    expect(messages.te).toBeUndefined();
  });
});
