/** The inner layers return faults as values, so they throw nothing. */
const noThrow = {
  create: (context) => ({
    ThrowStatement: (node) => context.report({ node, message: 'Return a fault as a value: nothing is thrown here.' }),
  }),
};

/** The project uses unions of literals and records of functions, not enums and classes. */
const noEnumOrClass = {
  create: (context) => ({
    TSEnumDeclaration: (node) => context.report({ node, message: 'Use a union of literals instead of an enum.' }),
    ClassDeclaration: (node) => context.report({ node, message: 'Use a record of functions instead of a class.' }),
    ClassExpression: (node) => context.report({ node, message: 'Use a record of functions instead of a class.' }),
  }),
};

const sleeps = new Set(['setTimeout', 'setInterval', 'waitForTimeout']);

/** A test waits for the result it expects, never for a fixed time. */
const noSleep = {
  create: (context) => ({
    CallExpression: (node) => {
      const name = node.callee.type === 'MemberExpression' ? node.callee.property.name : node.callee.name;
      if (sleeps.has(name)) context.report({ node, message: 'Wait for the expected result, not for a fixed time.' });
    },
  }),
};

/** The domain uses null for absence, because an optional field can be missing in two ways. */
const noOptionalField = {
  create: (context) => ({
    TSPropertySignature: (node) => {
      if (node.optional) context.report({ node, message: 'Use `| null`: the domain has no optional fields.' });
    },
  }),
};

/** Values are immutable, so a reader can keep one. */
const readonlyField = {
  create: (context) => ({
    TSPropertySignature: (node) => {
      if (!node.readonly) context.report({ node, message: 'Make the field readonly.' });
    },
  }),
};

const eitherNames = ['right', 'left', 'isLeft', 'map', 'flatMap', 'mapLeft', 'match'];
const taskEitherNames = 'right left map flatMap flatMapEither mapLeft bimap orElse tryCatch fromEither'.split(' ');

/** The words of fp-ts that the code uses, by module; every word of the modules of arrays. */
const fpTsNames = new Map([
  ['fp-ts/function', ['pipe']],
  ['fp-ts/Either', eitherNames],
  ['fp-ts/TaskEither', taskEitherNames],
  ['fp-ts/ReadonlyArray', null],
  ['fp-ts/ReadonlyNonEmptyArray', null],
]);

const isValue = (node) => node.importKind !== 'type';

/** A reader needs to know few words of fp-ts: an `async` function with early returns says the rest. */
const fpTsDialect = {
  create: (context) => {
    const namespaces = new Map();
    const check = (node, module, name) => {
      const allowed = fpTsNames.get(module);
      if (allowed === undefined || (allowed !== null && !allowed.includes(name)))
        context.report({ node, message: `Write it without ${name} of ${module}: see "Dialect" in the architecture.` });
    };
    return {
      ImportDeclaration: (node) => {
        const module = node.source.value;
        if (!module.startsWith('fp-ts/') || !isValue(node)) return;
        for (const specifier of node.specifiers.filter(isValue))
          if (specifier.type === 'ImportSpecifier') check(specifier, module, specifier.imported.name);
          else namespaces.set(specifier.local.name, module);
      },
      MemberExpression: ({ object, property }) => {
        const module = object.type === 'Identifier' ? namespaces.get(object.name) : undefined;
        if (module !== undefined) check(property, module, property.name);
      },
    };
  },
};

/** A regular expression that can repeat what it repeats takes exponential time on some text. */
const noSlowRegex = {
  create: (context) => ({
    Literal: (node) => {
      const source = node.regex?.pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x') ?? '';
      // Because: also one that looks for a repeated character before the end begins anew at each of them.
      if (/\([^()]*[*+]\??(?:\|[^()]*)?\)+(?:[*+]|\{\d+,)|^.[*+]\??\$$/.test(source))
        context.report({ node, message: 'Some text takes this expression too long: repeat nothing that repeats.' });
    },
    'NewExpression[callee.name=RegExp], CallExpression[callee.name=RegExp]': (node) =>
      context.report({ node, message: 'Write the expression as a literal, so that it can be checked.' }),
  }),
};

export default {
  meta: { name: 'project' },
  rules: {
    'no-throw': noThrow,
    'no-enum-or-class': noEnumOrClass,
    'no-sleep': noSleep,
    'no-optional-field': noOptionalField,
    'readonly-field': readonlyField,
    'fp-ts-dialect': fpTsDialect,
    'no-slow-regex': noSlowRegex,
  },
};
