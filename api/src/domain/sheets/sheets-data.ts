import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { ServiceMark } from './service-mark.entity.ts';
import { SheetPrint } from './sheet-print.entity.ts';

const FORMER = 'Former account';

/** What was performed and printed stays with the temple, without who did it. */
@Injectable()
export class SheetsData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'sheets',
      nouns: ['sankalpam-sheet'],
      entities: [ServiceMark, SheetPrint],
      export: async (reader, accountId) => {
        const marks = await reader.find(ServiceMark, { where: { accountId }, order: { id: 'ASC' } });
        const prints = await reader.findBy(SheetPrint, { accountId });
        return {
          // Families are other people’s.
          performed: marks.map(({ conflicts: _families, undoneById: _other, ...mark }) => mark),
          printed: prints.map(({ id, printedAt }) => ({ slotId: id, printedAt })),
        };
      },
      erase: async (tx, accountId) => {
        await tx.update(ServiceMark, { undoneById: accountId }, { undoneById: null, undoneBy: FORMER });
        await tx.update(ServiceMark, { accountId }, { accountId: null, markedBy: FORMER });
        await tx.update(SheetPrint, { accountId }, { accountId: null, printedBy: FORMER });
      },
    });
  }
}
