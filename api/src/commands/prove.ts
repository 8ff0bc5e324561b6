import { formatMoney } from '@sannidhi/contracts';
import { createApp } from '../create-app.ts';
import { ProofService } from '../domain/proof/proof.service.ts';
import { readSettings } from '../platform/config/read-settings.ts';
import { runCommand } from './run-command.ts';

/** Proves every temple's books and prints a line for each; fails if processor, ledger and receipts differ anywhere. */
runCommand(async () => {
  const app = await createApp({ settings: { ...readSettings(process.env), worker: 'off', logLevel: 'warn' } });
  let failed = 0;
  try {
    for await (const proof of app.get(ProofService).ofAll()) {
      const {
        templeId,
        holds,
        processorCents,
        counterCents,
        ledgerCents,
        receiptsCents,
        receiptsCount,
        trialBalanceCents,
        differences,
        underWay,
      } = proof;
      const sums = `processor ${formatMoney(processorCents)} + counter ${formatMoney(counterCents)} | ledger ${formatMoney(ledgerCents)} | ${receiptsCount} receipts ${formatMoney(receiptsCents)}`;
      console.log(`${holds ? 'holds ' : 'DIFFERS'} ${templeId} ${sums} | trial balance ${formatMoney(trialBalanceCents)}`);
      for (const { what, expectedCents, foundCents, orderId } of differences) {
        console.log(`  ${what}: expected ${expectedCents}, found ${foundCents}${orderId ? ` (gift ${orderId})` : ''}`);
      }
      for (const { orderId, cents } of underWay) console.log(`  under way: ${formatMoney(cents)} (gift ${orderId})`);
      if (!holds) failed += 1;
    }
  } finally {
    await app.close();
  }
  if (failed > 0) throw new Error(`The books of ${failed} temples differ.`);
  console.log('Every temple’s books balance.');
});
