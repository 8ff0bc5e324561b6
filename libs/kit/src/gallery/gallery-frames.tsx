import { useState } from 'react';
import { number, object, string } from 'yup';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { FieldPair, FormActions } from '../forms/form-stack.ts';
import { MoneyField } from '../forms/money-field.tsx';
import { AppShell } from '../frame/app-shell.tsx';
import { OfficeShell } from '../frame/office-shell.tsx';
import { PriestShell } from '../frame/priest-shell.tsx';
import { IconPlus, IconReceiptRefund } from '../icons/icons.ts';
import { DataTable } from '../table/data-table.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../table/filters.tsx';
import { useSelection } from '../table/use-selection.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { Figure, Figures } from '../ui/figure.tsx';
import { CardColumns, Page, PageHeader } from '../ui/page.tsx';
import { SidePanel, WithPanel } from '../ui/side-panel.tsx';
import { EmptyState } from '../ui/states.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { GIFT_COLUMNS, GIFTS, sumOf } from './gallery-table.tsx';

const REFUND = object({ amount: number().required(), reason: string().required('Enter a reason') });

/** The devotee's frame. */
export function DevoteeFrame() {
  return (
    <AppShell
      home="/"
      navigation={[
        { to: '/devotee/dashboard', label: 'Dashboard', icon: 'dashboard' },
        { to: '/dev/kit', label: 'Panchanga', icon: 'panchanga' },
        { to: '/devotee/my-temple', label: 'Temple', icon: 'temple' },
        { to: '/devotee/messages', label: 'Messaging', icon: 'messages' },
        { to: '/devotee/community', label: 'Community', icon: 'community' },
      ]}
    >
      <Page>
        <PageHeader title="Namaste, Meera" lead="Friday, November 20, 2026 in Edison, New Jersey" />
        <CardColumns>
          <Card title="Giving this year">
            <Figure label="To 3 temples" value="$1,862.00" note="14 gifts, each with a receipt" />
          </Card>
          <Card title="Upcoming booking">
            <EmptyState title="No bookings yet" action={<Button variant="primary">Choose a pooja</Button>}>
              Book a pooja at your home temple.
            </EmptyState>
          </Card>
        </CardColumns>
      </Page>
    </AppShell>
  );
}

/** The office with a list and its panel. */
export function OfficeFrame() {
  const [open, setOpen] = useState<string | undefined>('1');
  const selection = useSelection('frame');
  const gift = GIFTS.find(({ id }) => id === open);
  return (
    <OfficeShell
      home="/temple-admin/dashboard"
      place={{ name: 'Sri Kamakshi Temple', note: 'Edison, NJ · Treasurer' }}
      groups={[
        { links: [{ to: '/temple-admin/dashboard', label: 'Dashboard', icon: 'dashboard' }] },
        {
          label: 'Giving',
          links: [
            { to: '/dev/kit', label: 'Donations', icon: 'gift' },
            { to: '/temple-admin/receipts', label: 'Receipts', icon: 'receipt' },
            { to: '/temple-admin/batches', label: 'Counter batches', icon: 'batch', count: 1 },
          ],
        },
        { label: 'Money', links: [{ to: '/temple-admin/financial-management', label: 'Ledger', icon: 'ledger' }] },
      ]}
    >
      <WithPanel panel={gift && <GiftPanel gift={gift} onClose={() => setOpen(undefined)} />}>
        <Page>
          <PageHeader
            title="Donations"
            actions={
              <Button variant="primary" icon={IconPlus}>
                Record a gift
              </Button>
            }
          />
          <Tabs
            label="Views of donations"
            value="all"
            onChange={() => undefined}
            tabs={[
              { value: 'all', label: 'All' },
              { value: 'check', label: 'To check', count: 3 },
              { value: 'counter', label: 'Cash and checks' },
            ]}
          />
          <FilterBar>
            <SearchFilter searches="donors, receipt numbers" value={undefined} onChange={() => undefined} />
            <ChoiceFilter label="Fund" choices={[]} value={undefined} onChange={() => undefined} />
          </FilterBar>
          <DataTable
            caption="Donations"
            rows={GIFTS}
            columns={GIFT_COLUMNS}
            rowKey={({ id }) => id}
            rowName={({ donor }) => donor}
            openId={open}
            onOpen={setOpen}
            onClose={() => setOpen(undefined)}
            selection={selection}
            selectedSum={sumOf}
            totals={<b>6 gifts</b>}
            empty={null}
          />
        </Page>
      </WithPanel>
    </OfficeShell>
  );
}

function GiftPanel({ gift, onClose }: { gift: (typeof GIFTS)[number]; onClose: () => void }) {
  return (
    <SidePanel
      title={gift.donor}
      overline={<StatusChip of="donation" state={gift.status} />}
      heading={sumOf([gift])}
      subtitle={<p>{gift.donor}</p>}
      onClose={onClose}
      onNext={() => undefined}
      footer={
        <Form schema={REFUND} initialValues={{ amount: gift.cents, reason: '' }} onSubmit={() => undefined}>
          <FieldPair>
            <MoneyField compact name="amount" label="Amount" />
            <Field name="reason" label="Reason" />
          </FieldPair>
          <FormActions>
            <Button variant="text" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="destructive" icon={IconReceiptRefund} type="submit">{`Refund ${sumOf([gift])}`}</Button>
          </FormActions>
        </Form>
      }
    >
      <section>
        <Facts
          facts={[
            { label: 'Number', value: 'SKT-2026-004183' },
            { label: 'Tax class', value: 'Gift, no goods or services' },
            { label: 'Fund', value: gift.fund },
          ]}
        />
      </section>
    </SidePanel>
  );
}

/** The priest's frame. */
export function PriestFrame() {
  return (
    <PriestShell title="Friday, November 20" note="4 services" day={{ label: 'Services of the day', list: <p>6:15 Suprabhatam</p> }}>
      <Page>
        <PageHeader title="Vishnu Sahasranama Archana" lead="11:00 AM, main hall. 3 families, 7 names." />
        <Figures>
          <Figure label="Names" value="7" />
        </Figures>
        <Button variant="primary">Mark performed</Button>
      </Page>
    </PriestShell>
  );
}
