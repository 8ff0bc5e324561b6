import { batchCard } from '../domain/counter/batch-card.ts';
import { CounterModule } from '../domain/counter/counter.module.ts';
import { counterSchema } from '../domain/counter/counter.schema.ts';
import { CounterController } from '../portals/temple-admin/counter.controller.ts';
import { apiNoun } from './api-noun.ts';

export const counter = apiNoun({
  nouns: ['batch', 'hundi-count'],
  cards: [batchCard],
  module: CounterModule,
  schema: counterSchema,
  controllers: {
    'temple-admin': [CounterController],
  },
});
