import { Controller, Param, type StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type CertificateRow,
  certificateEndpoints,
  type LedPerson,
  type LedShift,
  type OpenShift,
  type OwnHours,
  type OwnShift,
  type OwnTeam,
  ownVolunteeringEndpoints,
  type Page,
  type QueryOf,
  shiftLeadEndpoints,
  type Volunteering,
  volunteerTeamEndpoints,
} from '@sannidhi/contracts';
import { Certificates } from '../../domain/volunteers/certificates.service.ts';
import { FindShifts } from '../../domain/volunteers/find-shifts.service.ts';
import { OwnShifts } from '../../domain/volunteers/own-shifts.service.ts';
import { OwnVolunteering } from '../../domain/volunteers/own-volunteering.service.ts';
import { ShiftLeads } from '../../domain/volunteers/shift-leads.service.ts';
import { SignUps } from '../../domain/volunteers/sign-ups.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { pdfFile } from '../../platform/documents/pdf-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

const { find, signUp, mine, confirm, consent, decline, offer, takeOver, checkIn, own, save, hours } = ownVolunteeringEndpoints;

/** A devotee's shifts, hours and certificates. */
@Controller()
export class VolunteeringController {
  constructor(
    private readonly shifts: FindShifts,
    private readonly signUps: SignUps,
    private readonly places: OwnShifts,
    private readonly volunteering: OwnVolunteering,
    private readonly certificates: Certificates,
    private readonly leads: ShiftLeads,
  ) {}

  @Handle(find)
  find(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof find>): Promise<Page<OpenShift>> {
    return this.shifts.find(actor, query);
  }

  @Handle(signUp)
  signUp(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof signUp>): Promise<OwnShift[]> {
    return this.signUps.signUp(actor, body);
  }

  @Handle(mine)
  mine(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof mine>): Promise<Page<OwnShift>> {
    return this.places.mine(actor, query);
  }

  @Handle(confirm)
  confirm(@CurrentActor() actor: Actor, @Param('assignmentId') assignmentId: string): Promise<OwnShift> {
    return this.places.confirm(actor, assignmentId);
  }

  @Handle(consent)
  consent(@CurrentActor() actor: Actor, @Param('assignmentId') assignmentId: string): Promise<OwnShift> {
    return this.places.consent(actor, assignmentId);
  }

  @Handle(decline)
  decline(
    @CurrentActor() actor: Actor,
    @Param('assignmentId') assignmentId: string,
    @ValidBody() body: BodyOf<typeof decline>,
  ): Promise<OwnShift> {
    return this.places.decline(actor, assignmentId, body);
  }

  @Handle(offer)
  offer(
    @CurrentActor() actor: Actor,
    @Param('assignmentId') assignmentId: string,
    @ValidBody() body: BodyOf<typeof offer>,
  ): Promise<OwnShift> {
    return this.places.offer(actor, assignmentId, body);
  }

  @Handle(takeOver)
  takeOver(
    @CurrentActor() actor: Actor,
    @Param('assignmentId') assignmentId: string,
    @ValidBody() body: BodyOf<typeof takeOver>,
  ): Promise<OwnShift> {
    return this.signUps.takeOver(actor, assignmentId, body);
  }

  @Handle(checkIn)
  checkIn(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof checkIn>): Promise<OwnShift[]> {
    return this.places.checkIn(actor, body);
  }

  @Handle(shiftLeadEndpoints.led)
  led(@CurrentActor() actor: Actor): Promise<LedShift[]> {
    return this.leads.led(actor);
  }

  @Handle(shiftLeadEndpoints.mark)
  markLed(
    @CurrentActor() actor: Actor,
    @Param('assignmentId') assignmentId: string,
    @ValidBody() body: BodyOf<typeof shiftLeadEndpoints.mark>,
  ): Promise<LedPerson> {
    return this.leads.mark(actor, assignmentId, body);
  }

  @Handle(own)
  own(@CurrentActor() actor: Actor): Promise<Volunteering> {
    return this.volunteering.own(actor);
  }

  @Handle(save)
  save(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof save>): Promise<Volunteering> {
    return this.volunteering.save(actor, body);
  }

  @Handle(hours)
  hours(@CurrentActor() actor: Actor): Promise<OwnHours[]> {
    return this.volunteering.hours(actor);
  }

  @Handle(volunteerTeamEndpoints.own)
  teams(@CurrentActor() actor: Actor): Promise<OwnTeam[]> {
    return this.volunteering.teams(actor);
  }

  @Handle(certificateEndpoints.own)
  ownCertificates(@CurrentActor() actor: Actor): Promise<CertificateRow[]> {
    return this.certificates.own(actor);
  }

  @Handle(certificateEndpoints.issue)
  issue(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof certificateEndpoints.issue>): Promise<CertificateRow> {
    return this.certificates.issue(actor, body);
  }

  @Handle(certificateEndpoints.certificatePdf)
  async certificatePdf(@CurrentActor() actor: Actor, @Param('certificateId') certificateId: string): Promise<StreamableFile> {
    return pdfFile(await this.certificates.pdf(actor, certificateId, 'certificate'), 'service-certificate');
  }

  @Handle(certificateEndpoints.letterPdf)
  async letterPdf(@CurrentActor() actor: Actor, @Param('certificateId') certificateId: string): Promise<StreamableFile> {
    return pdfFile(await this.certificates.pdf(actor, certificateId, 'letter'), 'service-letter');
  }
}
