import { Controller, Param, StreamableFile } from '@nestjs/common';
import {
  type BirthSky,
  type BodyOf,
  type FamilyCalendarLink,
  type FamilyDatesReply,
  type FamilyMember,
  familyDateEndpoints,
  familyEndpoints,
  type QueryOf,
} from '@sannidhi/contracts';
import { FamilyCalendarService } from '../../domain/family/family-calendar.service.ts';
import { FamilyCalendarLinksService } from '../../domain/family/family-calendar-links.service.ts';
import { FamilyMembersService } from '../../domain/family/family-members.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { calendarFile } from '../../platform/http/calendar-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class FamilyController {
  constructor(
    private readonly members: FamilyMembersService,
    private readonly calendar: FamilyCalendarService,
    private readonly links: FamilyCalendarLinksService,
  ) {}

  @Handle(familyEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<FamilyMember[]> {
    return this.members.list(actor);
  }

  @Handle(familyEndpoints.add)
  add(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof familyEndpoints.add>): Promise<FamilyMember> {
    return this.members.add(actor, body);
  }

  @Handle(familyEndpoints.one)
  one(@CurrentActor() actor: Actor, @Param('memberId') memberId: string): Promise<FamilyMember> {
    return this.members.one(actor, memberId);
  }

  @Handle(familyEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('memberId') memberId: string,
    @ValidBody() body: BodyOf<typeof familyEndpoints.change>,
  ): Promise<FamilyMember> {
    return this.members.change(actor, memberId, body);
  }

  @Handle(familyEndpoints.remove)
  remove(@CurrentActor() actor: Actor, @Param('memberId') memberId: string): Promise<FamilyMember[]> {
    return this.members.remove(actor, memberId);
  }

  @Handle(familyEndpoints.birthSky)
  birthSky(@ValidQuery() query: QueryOf<typeof familyEndpoints.birthSky>): BirthSky {
    return this.members.birthSky(query);
  }

  @Handle(familyDateEndpoints.dates)
  dates(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof familyDateEndpoints.dates>): Promise<FamilyDatesReply> {
    return this.calendar.dates(actor, query);
  }

  @Handle(familyDateEndpoints.file)
  async file(@CurrentActor() actor: Actor, @ValidQuery() { language }: QueryOf<typeof familyDateEndpoints.file>): Promise<StreamableFile> {
    return calendarFile(await this.calendar.file(actor, language), 'family');
  }

  @Handle(familyDateEndpoints.link)
  link(@CurrentActor() actor: Actor): Promise<FamilyCalendarLink> {
    return this.links.own(actor);
  }

  @Handle(familyDateEndpoints.newLink)
  newLink(@CurrentActor() actor: Actor): Promise<FamilyCalendarLink> {
    return this.links.renew(actor);
  }

  @Handle(familyDateEndpoints.dropLink)
  dropLink(@CurrentActor() actor: Actor): Promise<FamilyCalendarLink> {
    return this.links.drop(actor);
  }
}
