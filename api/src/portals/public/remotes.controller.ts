import { Controller, Headers } from '@nestjs/common';
import { type BodyOf, type RegistryChanged, type RegistryDocument, remoteEndpoints } from '@sannidhi/contracts';
import { RegistryStreamService } from '../../domain/remotes/registry-stream.service.ts';
import { RemoteLoadsService } from '../../domain/remotes/remote-loads.service.ts';
import { RemoteRegistry } from '../../domain/remotes/remote-registry.service.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ClientAddress, ValidBody } from '../../platform/http/parameters.ts';
import { browserChoice } from '../../platform/web/browser-choice.ts';

@Controller()
export class RemotesController {
  constructor(
    private readonly remotes: RemoteRegistry,
    private readonly stream: RegistryStreamService,
    private readonly loads: RemoteLoadsService,
  ) {}

  @Handle(remoteEndpoints.registry)
  registry(@Headers('cookie') cookie: string | undefined): Promise<RegistryDocument> {
    return this.remotes.forBrowser(browserChoice(cookie));
  }

  @Handle(remoteEndpoints.events)
  async events(): Promise<EventStream<RegistryChanged>> {
    return this.stream.open();
  }

  @Handle(remoteEndpoints.load)
  load(@ValidBody() body: BodyOf<typeof remoteEndpoints.load>, @ClientAddress() address: string): Promise<void> {
    return this.loads.count(body, address);
  }
}
