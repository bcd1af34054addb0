import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LoginAttemptRepository } from '../../../application/identity/login-attempt.repository.js';
import { createFixedLimit } from '../../../application/identity/login-throttle.js';
import { reserveAttempt } from '../../../application/identity/reserve-attempt.js';
import { TooManyAttemptsError } from '../../../application/identity/too-many-attempts-error.js';
import {
  AnswerByLink,
  type AnswerByLinkInput,
  type LinkedQuotation,
} from '../../../application/quoting/answer-by-link.js';
import { Clock } from '../../../domain/clock.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { writeIn } from '../../../domain/message-catalogue.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { Public } from '../http/session-auth.guard.js';
import { AnswerByLinkDto, toAnswerInput } from './answer-links.dto.js';
import { type Notice, renderAnswerPage, renderNoticePage } from './answer-page.js';
import { ANSWER_PAGE_MESSAGES } from './answer-page.messages.js';

/** Calls within a quarter of an hour: with wrong links from one address, and for one quotation with its own. */
const MAX_CALLS = 60;

/** What a call is answered with. */
interface Page {
  readonly status: number;
  readonly html: string;
}

/** The page on which a customer accepts or declines a quotation by the signed link of its reply, without signing in. */
@ApiTags('quotations')
@Public()
@Controller('api/q')
export class AnswerLinksController {
  constructor(
    private readonly answerByLink: AnswerByLink,
    private readonly attempts: LoginAttemptRepository,
    private readonly clock: Clock,
  ) {}

  /** What the link leads to; following it changes nothing. */
  @Get(':token')
  @ApiFileResponse('text/html')
  showQuotationForAnswer(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendPage(reply, async (nonce) => {
      await this.throttle(token, request);
      return { status: 200, html: renderAnswerPage(await this.answerByLink.view(token), nonce) };
    });
  }

  /** Records the customer's answer, once. */
  @Post(':token')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiFileResponse('text/html')
  answerQuotation(
    @Param('token') token: string,
    @Body() body: AnswerByLinkDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendPage(reply, async (nonce) => {
      await this.throttle(token, request);
      const linked = await this.answerByLink.view(token);
      const render = (status: number, shown: LinkedQuotation, notice?: Notice): Page => ({
        status,
        html: renderAnswerPage(shown, nonce, notice),
      });
      if (linked.state !== 'open') return render(409, linked);
      const input = readInput(body, linked);
      if (input instanceof DomainError) return render(400, linked, () => input.message);
      try {
        const { outcome } = body;
        return render(200, await this.answerByLink.answer(token, input), () =>
          outcome === 'accepted' ? ANSWER_PAGE_MESSAGES.thanksAccepted : ANSWER_PAGE_MESSAGES.thanksDeclined,
        );
      } catch (error) {
        // Somebody else was first.
        if (error instanceof DomainError && error.kind === 'conflict')
          return render(409, await this.answerByLink.view(token));
        throw error;
      }
    });
  }

  /**
   * Nobody tries out links, or keeps the server busy with one. Customers behind one address do not wait for each other, nor
   * for whoever tries out links there. @throws TooManyAttemptsError
   */
  private async throttle(token: string, { ip }: FastifyRequest): Promise<void> {
    const quotationId = this.answerByLink.findQuotationId(token);
    const key = quotationId === undefined ? `answer-page:${ip}` : `answer-page:Q${quotationId}`;
    await reserveAttempt(this.attempts, [createFixedLimit(key, MAX_CALLS)], this.clock.now());
  }
}

/** What the form says, or what is wrong with it in the language of the page. */
function readInput(body: AnswerByLinkDto, { quotation }: LinkedQuotation): AnswerByLinkInput | DomainError {
  try {
    return writeIn(quotation.request.language, () => toAnswerInput(body));
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid') return error;
    throw error;
  }
}

/**
 * Sends a page that loads nothing, is framed by nobody and kept nowhere; a link that is not ours gets a sentence. Its type
 * is set with its words: what else fails is answered by the filter of exceptions, as JSON.
 */
async function sendPage(reply: FastifyReply, render: (nonce: string) => Promise<Page>): Promise<string> {
  const nonce = randomBytes(16).toString('base64');
  const { status, html } = await render(nonce).catch((error: unknown) => toNoticePage(error, nonce));
  const policy = ["default-src 'none'", `style-src 'nonce-${nonce}'`, "form-action 'self'", "base-uri 'none'"];
  void reply
    .status(status)
    .header('content-security-policy', [...policy, "frame-ancestors 'none'"].join('; '))
    // The form is sent with its origin; the address with the token leaves for nowhere else.
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8');
  return html;
}

function toNoticePage(error: unknown, nonce: string): Page {
  if (error instanceof TooManyAttemptsError) return { status: 429, html: renderNoticePage('tooMany', nonce) };
  if (error instanceof DomainError && error.kind === 'missing')
    return { status: 404, html: renderNoticePage('unknown', nonce) };
  throw error;
}
