/** Preloaded into a platform: its clock runs `CLOCK_SHIFT_MS` ahead, and texts go to the provider of this machine (`SMS_TWIN`). */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;

globalThis.Date = class LaterDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }
};

const provider = 'https://api.twilio.com';
const realFetch = globalThis.fetch;
globalThis.fetch = (address, options) =>
  realFetch(
    typeof address === 'string' && address.startsWith(provider) ? address.replace(provider, process.env.SMS_TWIN ?? '') : address,
    options,
  );
