import { Injectable } from '@nestjs/common';

/** Whether the owner of a phone (E.164) ended texts. */
type IsStopped = (phone: string) => Promise<boolean>;

/** Asked before each text that isn't a code. The domain that knows registers its answer. */
@Injectable()
export class TextStops {
  #isStopped: IsStopped = async () => false;

  /** Call it when a module starts. */
  register(isStopped: IsStopped): void {
    this.#isStopped = isStopped;
  }

  isStopped(phone: string): Promise<boolean> {
    return this.#isStopped(phone);
  }
}
