import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AppRequest } from './fastify-request.ts';

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<AppRequest>();

/** Who the request acts for: `@CurrentActor() actor: Actor`. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).actor);

/** The body, cast and checked by the endpoint's schema: `@ValidBody() body: BodyOf<typeof endpoints.x>`. */
export const ValidBody = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).valid.body);

/** The query, cast and checked by the endpoint's schema: `@ValidQuery() query: QueryOf<typeof endpoints.x>`. */
export const ValidQuery = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).valid.query);

/** The caller's address, taken from the last trusted proxy only. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).ip);

/** The claim of an endpoint that moves money: `@Claim() claim: IdempotencyClaim`. */
export const Claim = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).claim);

/** The exact text of a webhook's body, over which its signature is made. */
export const RawBody = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).rawBody ?? '');
