import { Button, Dialog } from '@sannidhi/kit';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../use-texts.ts';

interface GiveUpPlaceProps extends Pick<ComponentProps<typeof Button>, 'small' | 'variant' | 'disabled' | 'busy'> {
  /** Whether a place is offered; otherwise one in line is given up. */
  offered: boolean;
  /** What the button says. */
  children: string;
  giveUp: () => void;
}

/** Declines an offer or leaves a waitlist, after a question: neither comes back. */
export function GiveUpPlace({ offered, giveUp, children, ...button }: GiveUpPlaceProps) {
  const text = useTexts();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const run = () => {
    close();
    giveUp();
  };
  const what = offered ? 'decline' : 'leave';
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Dialog
        open={asking}
        title={text(`bookings.waits.${what}Ask`)}
        onClose={close}
        answers={
          <>
            <Button onClick={close}>{text(`bookings.waits.${what}Keep`)}</Button>
            <Button variant="destructive" onClick={run}>
              {text(`bookings.waits.${what}`)}
            </Button>
          </>
        }
      >
        {text(`bookings.waits.${what}Effect`)}
      </Dialog>
    </>
  );
}
