import type { NotificationChannel } from '@sannidhi/contracts';

interface Choice {
  channel: NotificationChannel;
  isOn: boolean;
}

/** Whether a channel is on: as somebody chose for a group of notifications, the first choice counting, or else by all channels but texts. */
export const isChosen = (channel: NotificationChannel, choices: readonly Choice[]): boolean =>
  choices.find((one) => one.channel === channel)?.isOn ?? channel !== 'sms';
