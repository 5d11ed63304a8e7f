/** Inner layers answer faults as values, so nothing in them is thrown. */
const noThrow = {
  create: (context) => ({
    ThrowStatement: (node) => context.report({ node, message: 'Answer a fault as a value: nothing is thrown here.' }),
  }),
};

/** A file is found by its main export, so nothing hides behind another name of the same thing. */
const noEnumOrClass = {
  create: (context) => ({
    TSEnumDeclaration: (node) => context.report({ node, message: 'Use a union of literals instead of an enum.' }),
    ClassDeclaration: (node) => context.report({ node, message: 'Use a record of functions instead of a class.' }),
    ClassExpression: (node) => context.report({ node, message: 'Use a record of functions instead of a class.' }),
  }),
};

const sleeps = new Set(['setTimeout', 'setInterval', 'waitForTimeout']);

/** A test waits for what it promises, never for a while. */
const noSleep = {
  create: (context) => ({
    CallExpression: (node) => {
      const name = node.callee.type === 'MemberExpression' ? node.callee.property.name : node.callee.name;
      if (sleeps.has(name)) context.report({ node, message: 'Wait for what the test promises, not for a while.' });
    },
  }),
};

/** Absence is null in the domain: an optional field has two ways to be missing. */
const noOptionalField = {
  create: (context) => ({
    TSPropertySignature: (node) => {
      if (node.optional) context.report({ node, message: 'Say `| null`: the domain has no optional fields.' });
    },
  }),
};

/** What has been answered never changes under its reader. */
const readonlyField = {
  create: (context) => ({
    TSPropertySignature: (node) => {
      if (!node.readonly) context.report({ node, message: 'Make the field readonly.' });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: {
    'no-throw': noThrow,
    'no-enum-or-class': noEnumOrClass,
    'no-sleep': noSleep,
    'no-optional-field': noOptionalField,
    'readonly-field': readonlyField,
  },
};
