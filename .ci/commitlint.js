// Subjects of commits: scope first, imperative, at most 72 characters.
const noVerb =
  /^(the|an?|one|who\w*|what|which|how|why|where|when|whether|every|all|each|no|some|this|that|it|there|in|on|of|at|by|to|for|from|with|without)\b/i
const pastOrGerund =
  /^(?!(embed|exceed|feed|heed|need|proceed|succeed|seed|shed|speed|bring|string)\b)\w{3,}(ed|ing)\b/i

// eslint-disable-next-line import/no-default-export -- commitlint asks for it
export default {
  parserPreset: {
    parserOpts: {
      headerPattern: /^([\w@/-]+(?:, [\w@/-]+)*): (.+)$/,
      headerCorrespondence: ['scope', 'subject'],
    },
  },
  plugins: [
    {
      rules: {
        'subject-imperative': ({ subject }) => [
          !subject || !(noVerb.test(subject) || pastOrGerund.test(subject)),
          'the subject begins with a verb in the imperative: “wallet: refuse a second withdrawal”',
        ],
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'scope-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'subject-imperative': [2, 'always'],
  },
}
