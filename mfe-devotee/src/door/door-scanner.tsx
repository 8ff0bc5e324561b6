import { Button, Card, Icon, IconCloudOff, IconQrcode, styled } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { HandOver } from './hand-over.tsx';
import { ScanSheet } from './scan-sheet.tsx';
import { useCamera } from './use-camera.ts';
import type { Door } from './use-door.ts';
import type { Scanning } from './use-scanning.ts';

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 240,
  overflow: 'hidden',
  borderRadius: 10,
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  '& video': { width: '100%', height: '100%', maxHeight: '50vh', objectFit: 'cover' },
  // A phone's sheet is over the picture; elsewhere it takes its place.
  '&[data-under]': { '@media (min-width:900px)': { display: 'none' } },
}));
const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 12,
  '& [aria-pressed="true"]': { background: theme.vars.palette.role.primaryTint, fontWeight: 600 },
}));

interface DoorScannerProps {
  door: Door;
  scanning: Scanning;
  isLeaving: boolean;
  onLeaving: (isLeaving: boolean) => void;
  timeZone: string;
}

/** The camera, with what it found over it. */
export function DoorScanner({ door, scanning, isLeaving, onLeaving, timeZone }: DoorScannerProps) {
  const text = useTexts();
  const [isOn, setOn] = useState(false);
  const { video, trouble } = useCamera(isOn && !scanning.result && !scanning.handing, (code) => void scanning.read(code));
  return (
    <Card title={text('door.scan.title')}>
      {scanning.result && <ScanSheet result={scanning.result} door={door} scanning={scanning} timeZone={timeZone} />}
      {scanning.handing && <HandOver key={scanning.handing.id} ticket={scanning.handing} scanning={scanning} />}
      <Picture data-under={scanning.result || scanning.handing ? true : undefined}>
        {isOn && !trouble && <video ref={video} muted playsInline aria-label={text('door.scan.picture')} />}
        {isOn && trouble && (
          <p role="alert">
            <Icon of={IconCloudOff} /> {text(`door.scan.${trouble}`)}
          </p>
        )}
        {(!isOn || trouble) && (
          <Button variant="primary" icon={IconQrcode} onClick={() => (trouble ? restart(setOn) : setOn(true))}>
            {text('door.scan.start')}
          </Button>
        )}
      </Picture>
      <Ways role="group" aria-label={text('door.way.label')}>
        <Button small aria-pressed={!isLeaving} onClick={() => onLeaving(false)}>
          {text('door.way.in')}
        </Button>
        <Button small aria-pressed={isLeaving} onClick={() => onLeaving(true)}>
          {text('door.way.out')}
        </Button>
        {isOn && (
          <Button small variant="text" onClick={() => setOn(false)}>
            {text('door.scan.stop')}
          </Button>
        )}
      </Ways>
    </Card>
  );
}

/** Asks for the camera once more. */
function restart(setOn: (isOn: boolean) => void): void {
  setOn(false);
  setTimeout(() => setOn(true));
}
