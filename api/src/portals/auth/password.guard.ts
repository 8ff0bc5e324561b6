import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '../../platform/http/domain-error.ts';

/** Lets a sign-in through to its handler if email and password match an account. */
@Injectable()
export class PasswordGuard extends AuthGuard('password') {
  override handleRequest<Found>(error: unknown, account: Found): Found {
    if (error) throw error;
    if (!account) throw new DomainError('invalid-credentials');
    return account;
  }
}
