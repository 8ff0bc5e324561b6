import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type CertificateVerification,
  certificateEndpoints,
  ownVolunteeringEndpoints,
  type ShiftAnswer,
} from '@sannidhi/contracts';
import { Certificates } from '../../domain/volunteers/certificates.service.ts';
import { ShiftAnswers } from '../../domain/volunteers/shift-answers.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidBody } from '../../platform/http/parameters.ts';

const { answerPage, answer } = ownVolunteeringEndpoints;

/** What links in emails and codes on papers lead to. */
@Controller()
export class ShiftAnswersController {
  constructor(
    private readonly answers: ShiftAnswers,
    private readonly certificates: Certificates,
  ) {}

  @Handle(answerPage)
  page(@Param('token') token: string): Promise<ShiftAnswer> {
    return this.answers.page(token);
  }

  @Handle(answer)
  answer(@Param('token') token: string, @ValidBody() body: BodyOf<typeof answer>): Promise<ShiftAnswer> {
    return this.answers.answer(token, body);
  }

  @Handle(certificateEndpoints.verify)
  verify(@Param('verificationId') verificationId: string): Promise<CertificateVerification> {
    return this.certificates.verify(verificationId);
  }
}
