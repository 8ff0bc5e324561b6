import { type Broadcast, broadcastEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, formatCount, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';

interface Question {
  reachable: number;
  isLater: boolean;
  answer: (sure: boolean) => void;
}

/** What is sent can't be taken back: asks with the number of people who get it, counted now. */
export function useSendQuestion({ name, topic, channels, segment }: Broadcast) {
  const text = useOfficeText('broadcasts');
  const audience = useWrite(broadcastEndpoints.audience);
  const [question, setQuestion] = useState<Question>();
  const ask = async (isLater: boolean): Promise<boolean> => {
    const { reachable } = await audience.mutateAsync({ body: { topic, channels, segment } });
    return new Promise((answer) => setQuestion({ reachable, isLater, answer }));
  };
  const settle = (sure: boolean) => {
    question?.answer(sure);
    setQuestion(undefined);
  };
  const dialog = question && (
    <Dialog
      open
      onClose={() => settle(false)}
      title={text(question.isLater ? 'start.askLater' : 'start.ask', { name })}
      answers={
        <>
          <Button variant="text" onClick={() => settle(false)}>
            {text('start.notYet')}
          </Button>
          <Button variant="primary" onClick={() => settle(true)}>
            {text(question.isLater ? 'start.schedule' : 'start.sure', {
              count: question.reachable,
              number: formatCount(question.reachable),
            })}
          </Button>
        </>
      }
    >
      {text('start.reaches', { count: question.reachable, number: formatCount(question.reachable) })}
    </Dialog>
  );
  return { ask, dialog };
}
