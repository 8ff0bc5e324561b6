import webPush from 'web-push';

/** A new key pair; loaded once in an installation's life. */
export const newVapidPair = (): { publicKey: string; privateKey: string } => webPush.generateVAPIDKeys();
