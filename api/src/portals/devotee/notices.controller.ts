import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type FestivalPreferences,
  festivalPreferenceEndpoints,
  type Notice,
  noticeEndpoints,
  type Page,
  type QueryOf,
  type UnreadNotices,
} from '@sannidhi/contracts';
import { FestivalPreferencesService } from '../../domain/festival-reminders/festival-preferences.service.ts';
import { NoticesService } from '../../domain/notices/notices.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class NoticesController {
  constructor(
    private readonly notices: NoticesService,
    private readonly preferences: FestivalPreferencesService,
  ) {}

  @Handle(noticeEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof noticeEndpoints.list>): Promise<Page<Notice>> {
    return this.notices.list(actor, query);
  }

  @Handle(noticeEndpoints.unread)
  unread(@CurrentActor() actor: Actor): Promise<UnreadNotices> {
    return this.notices.unread(actor);
  }

  @Handle(noticeEndpoints.read)
  read(
    @CurrentActor() actor: Actor,
    @Param('noticeId') noticeId: string,
    @ValidBody() { read }: BodyOf<typeof noticeEndpoints.read>,
  ): Promise<UnreadNotices> {
    return this.notices.mark(actor, noticeId, read);
  }

  @Handle(noticeEndpoints.readAll)
  readAll(@CurrentActor() actor: Actor): Promise<UnreadNotices> {
    return this.notices.markAll(actor);
  }

  @Handle(festivalPreferenceEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<FestivalPreferences> {
    return this.preferences.own(actor);
  }

  @Handle(festivalPreferenceEndpoints.save)
  save(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof festivalPreferenceEndpoints.save>): Promise<FestivalPreferences> {
    return this.preferences.save(actor, body);
  }
}
