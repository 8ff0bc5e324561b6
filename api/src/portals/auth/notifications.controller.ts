import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type NotificationItem,
  type NotificationPreference,
  notificationEndpoints,
  type Page,
  type QueryOf,
  type UnreadNotifications,
} from '@sannidhi/contracts';
import { NotificationPreferencesService } from '../../domain/notifications/notification-preferences.service.ts';
import { OwnNotificationsService } from '../../domain/notifications/own-notifications.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

/** The user's own notifications, the same in every portal. */
@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: OwnNotificationsService,
    private readonly preferences: NotificationPreferencesService,
  ) {}

  @Handle(notificationEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof notificationEndpoints.list>): Promise<Page<NotificationItem>> {
    return this.notifications.list(actor, query);
  }

  @Handle(notificationEndpoints.unread)
  unread(@CurrentActor() actor: Actor): Promise<UnreadNotifications> {
    return this.notifications.unread(actor);
  }

  @Handle(notificationEndpoints.read)
  read(
    @CurrentActor() actor: Actor,
    @Param('notificationId') notificationId: string,
    @ValidBody() { read }: BodyOf<typeof notificationEndpoints.read>,
  ): Promise<UnreadNotifications> {
    return this.notifications.mark(actor, notificationId, read);
  }

  @Handle(notificationEndpoints.readAll)
  readAll(@CurrentActor() actor: Actor): Promise<UnreadNotifications> {
    return this.notifications.markAll(actor);
  }

  @Handle(notificationEndpoints.preferences)
  own(
    @CurrentActor() actor: Actor,
    @ValidQuery() { language }: QueryOf<typeof notificationEndpoints.preferences>,
  ): Promise<NotificationPreference[]> {
    return this.preferences.own(actor, language);
  }

  @Handle(notificationEndpoints.choose)
  choose(
    @CurrentActor() actor: Actor,
    @ValidQuery() { language }: QueryOf<typeof notificationEndpoints.choose>,
    @ValidBody() body: BodyOf<typeof notificationEndpoints.choose>,
  ): Promise<NotificationPreference[]> {
    return this.preferences.choose(actor, body, language);
  }
}
