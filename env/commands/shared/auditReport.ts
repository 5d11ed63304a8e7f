import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { jsonOrNull } from '#domain/shared/orNull.ts';

const Advisory = t.type({ title: t.string, url: t.string, severity: t.string });

const Report = t.type({
  auditReportVersion: t.number,
  vulnerabilities: t.record(t.string, t.type({ name: t.string, via: t.array(t.union([t.string, Advisory])) })),
});

const Failure = t.intersection([t.type({ message: t.string }), t.partial({ statusCode: t.number })]);

// Because: npm names the status of an answer only, and begins the message of a failed connection in one of these ways.
const notReached = /^(?:request to \S+ failed, reason: |network timeout at: )/;

/** Why no advisories are to be had; null for a failure after which the registry must be asked again. */
const noService = ({ message, statusCode }: t.TypeOf<typeof Failure>): string | null => {
  const hasNone = statusCode === undefined ? notReached.test(message) : [404, 405, 501].includes(statusCode);
  return hasNone ? message : null;
};

/** What npm learned about the advisories of the installed packages. */
export type AuditResult =
  /** The registry answered: one line for each advisory. */
  | { readonly _tag: 'Answered'; readonly advisories: readonly string[] }
  /** The registry keeps no advisories, or cannot be reached. */
  | { readonly _tag: 'Unanswered'; readonly reason: string }
  /** npm itself could not ask, or the registry answered with an error. */
  | { readonly _tag: 'Failed'; readonly output: string };

const advisoriesIn = ({ vulnerabilities }: t.TypeOf<typeof Report>): readonly string[] => {
  const lines = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    // Because: a text names another package of the report, which has the advisory itself.
    via.flatMap((one) => (typeof one === 'string' ? [] : [`${name} (${one.severity}): ${one.title} ${one.url}`])),
  );
  return [...new Set(lines)].toSorted();
};

/** Reads the output of `npm audit --json`. */
export const readAuditReport = (output: string): AuditResult => {
  const json = jsonOrNull(output);
  return pipe(
    Report.decode(json),
    E.map((report): AuditResult => ({ _tag: 'Answered', advisories: advisoriesIn(report) })),
    E.alt(() =>
      pipe(
        Failure.decode(json),
        E.flatMap((failure) => E.fromNullable(failure)(noService(failure))),
        E.map((reason): AuditResult => ({ _tag: 'Unanswered', reason })),
      ),
    ),
    E.getOrElse((): AuditResult => ({ _tag: 'Failed', output })),
  );
};
