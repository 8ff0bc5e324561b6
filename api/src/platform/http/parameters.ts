import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { pageLanguage } from '../web/page-language.ts';
import type { AppRequest } from './fastify-request.ts';

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<AppRequest>();

/** Whom the request acts for: `@CurrentActor() actor: Actor`. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).actor);

/** The body, cast and validated by the endpoint's schema: `@ValidBody() body: BodyOf<typeof endpoints.x>`. */
export const ValidBody = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).valid.body);

/** The query, cast and validated by the endpoint's schema: `@ValidQuery() query: QueryOf<typeof endpoints.x>`. */
export const ValidQuery = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).valid.query);

/** The caller's address, taken only from the last trusted proxy. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).ip);

/** The language of the page that asks, as for pages: `@PageLanguage() language: Language`. */
export const PageLanguage = createParamDecorator((_: unknown, context: ExecutionContext) => pageLanguage(requestOf(context).headers));

/** The claim for an endpoint that moves money: `@Claim() claim: IdempotencyClaim`. */
export const Claim = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).claim);

/** The exact text of a webhook's body, which its signature covers. */
export const RawBody = createParamDecorator((_: unknown, context: ExecutionContext) => requestOf(context).rawBody ?? '');
