import { Controller, Header, Headers, Param, Redirect, Req } from '@nestjs/common';
import { broadcastEndpoints, type Redirect as LeadsTo } from '@sannidhi/contracts';
import { BroadcastClicks } from '../../domain/broadcasts/broadcast-clicks.service.ts';
import { Handle } from '../../platform/http/handle.ts';

@Controller()
export class BroadcastLinksController {
  constructor(private readonly clicks: BroadcastClicks) {}

  @Handle(broadcastEndpoints.follow)
  @Redirect(undefined, 303)
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  async follow(
    @Param('token') token: string,
    @Req() { method }: { method: string },
    @Headers('sec-purpose') purpose: string | undefined,
  ): Promise<LeadsTo> {
    return { url: await this.clicks.follow(token, { isCounted: method === 'GET' && !purpose?.includes('prefetch') }) };
  }
}
