import { useEffect, useState } from 'react';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from '../ui/button.tsx';

interface ResendCountdownProps {
  /** How long to wait before requesting another code. */
  seconds: number;
  /** Changes with every code sent, which restarts the countdown. */
  sentAt: number;
  onResend: () => Promise<unknown> | unknown;
}

/** "Send again in 0:42", then a button that sends it. */
export function ResendCountdown({ seconds, sentAt, onResend }: ResendCountdownProps) {
  const text = useKitText();
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((sentAt + seconds * 1000 - now) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  useEffect(() => setNow(Math.max(Date.now(), sentAt)), [sentAt]);
  if (!waiting) {
    return (
      <Button variant="text" onClick={() => void onResend()}>
        {text('code.resend')}
      </Button>
    );
  }
  return <span>{text('code.resendIn', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}</span>;
}
