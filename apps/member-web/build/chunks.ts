/**
 * Returns a pattern that matches the modules at these paths: `package/path`, or `web/path` in this app; a path
 * that ends in `/` matches a whole folder.
 */
const modules = (...paths: string[]) => {
  const patterns = paths.map((path) => {
    const end = path.endsWith('/') ? '' : String.raw`\.\w+$`
    return (
      path.replace(/^web\//, 'member-web/src/').replace(/^(?!member-web)([^/]+)\//, 'packages/$1/dist/') + end
    )
  })
  return new RegExp(patterns.join('|').replaceAll('/', String.raw`[\\/]`))
}

const inside = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`)

/**
 * Groups of modules that are compiled into one file each. A group includes the imports of its modules, unless an
 * earlier group has them.
 */
export const chunks = [
  {
    name: 'libraries',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@emotion|stylis|jotai)[\\/]|preload-helper/,
    priority: 3,
  },
  // What a log-out forgets, without the form that remembers it.
  {
    name: 'kept',
    test: modules('auth/remembered/remembered'),
    priority: 3,
  },
  // Code that every page starts with.
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  // Of the landing and login pages, and in the cache when a member comes to another form.
  { name: 'forms', test: modules('auth/login/LoginForm', 'ui/page/Section'), priority: 2 },
  // Of the floating link.
  { name: 'line', test: modules('support/line/lineIds', 'ui/line/lineLink') },
  // Of what follows every first screen.
  {
    name: 'startUp',
    test: modules(
      ...inside('api-client', 'backoff', 'endpoints/unattended', 'retryAll'),
      'ui/lazy/whenIdle',
      ...inside('web', 'notices/lostCommandsAtom', 'site/worker'),
    ),
    minShareCount: 2,
  },
  // What a visitor is asked.
  {
    name: 'visits',
    test: modules(...inside('analytics/events', 'consent', 'siteEvents'), 'protection/ageGate/age'),
  },
  // Calls and their schemas, which the log-in form has too; not those that many screens ask and it does not.
  {
    name: 'data',
    test: /packages[\\/](?:api-client|banks|commands)[\\/](?!.*(?:words\w*|[\\/](?:additions|bonus|limits))\.js$)|node_modules[\\/](?:@tanstack|jotai-tanstack-query|valibot)[\\/]/,
    minShareCount: 8,
    priority: 1,
  },
  { name: 'banks', test: modules('ui/bank/BankLogo', 'ui/bank/banks'), priority: 1 },
  { name: 'dates', test: /node_modules[\\/]dayjs|i18n[\\/]dist[\\/]formatDate/, priority: 1 },
  // Of the landing page below its first screen, and of a member's home.
  {
    name: 'front',
    test: modules(
      'games/categories/CategoryStrip',
      'games/game/words',
      'landing/care/',
      ...inside('news/announcements', 'AnnouncementDialog', 'Banners', 'Marquee', 'dismissed'),
      ...inside('ui/art', 'CategoryArt', 'Hero'),
      ...inside('ui/dialog', 'Dialog', 'openModal'),
      ...inside('ui/feedback', 'confirm'),
      'ui/image/Picture',
      ...inside('ui/layout', 'Dotted', 'NameIn', 'Row'),
      ...inside('ui/list', 'List', 'ListRow'),
      ...inside('ui/loaded', 'EmptyState', 'Loaded'),
      ...inside('ui/motion', 'ChangingMoney', 'Money'),
      'ui/ownMoney/',
      'wallet/money/wordsWidgets',
      'web/paths/offered',
    ),
  },
  // Calls that a member's home asks: in the cache for the screens behind it.
  {
    name: 'homeCalls',
    test: modules(
      ...inside(
        'api-client/endpoints',
        'additions',
        'bonus',
        'breaks',
        'depositAccounts',
        'gameEvents',
        'identity',
        'ledger',
        'limits',
        'notices',
        'realityCheck',
        'rewards',
        'slips',
        'wheel',
      ),
      ...inside('api-client', 'identityAtom', 'limitsAtom', 'pushWorker', 'shownMoney'),
    ),
  },
  // Round every screen of a member, and their home before it is touched.
  {
    name: 'members',
    test: modules(
      'auth/logout/logout',
      ...inside('games/launch', 'MoneyOut', 'credit'),
      'protection/breaks/breakAtom',
      'rewards/checkIn/checkIn',
      'rewards/levels/LevelBadge',
      'wallet/credit/',
      'web/shortcuts/shortcuts',
    ),
  },
  // What a member's home shows next, and the games have too.
  {
    name: 'home',
    test: modules(
      'games/category/GameCarousel',
      'games/game/',
      ...inside('games/launch', 'cashOut', 'playAtom', 'startGame', 'useGameReturn'),
      'home/media/gameEvents',
      'news/bell/UnreadCount',
      'news/inbox/inbox',
      'rewards/promotion/bonusPeriods',
      'ui/art/EventArt',
      'ui/format/safeUrl',
      'ui/tabs/',
      'wallet/locked/',
      'wallet/money/level',
      'wallet/turnover/',
      'wallet/waiting/',
    ),
    minShareCount: 2,
  },
  // Movements of money, in lists.
  {
    name: 'rows',
    test: modules('ui/art/EmptyArt', 'wallet/lastMovements/', 'wallet/money/'),
    minShareCount: 2,
  },
  // Fields and other small parts of many forms.
  {
    name: 'fields',
    test: modules(
      'api-client/fieldMessages',
      'commands/amountDraftAtom',
      'ui/amountField/',
      'ui/copy/',
      ...inside('ui/field', 'CheckboxField', 'ChoiceField', 'SearchField', 'SelectField', 'groupStyle'),
      'ui/layout/',
      'ui/list/MovingList',
      'ui/page/Columns',
    ),
    minShareCount: 3,
  },
  // The member's own limits and breaks.
  {
    name: 'protection',
    test: modules('games/launch/ownLimits', ...inside('protection', 'limits/', 'realityCheck/', 'setting/')),
    minShareCount: 2,
  },
  {
    name: 'auth',
    test: modules(
      'api-client/deviceId',
      'api-client/endpoints/signIn',
      ...inside('auth', 'form/', 'lastLogin/', 'login/sendLogin', 'remembered/'),
    ),
    minShareCount: 2,
  },
  {
    name: 'passkeys',
    test: modules(
      'analytics/events/askedAt',
      ...inside('api-client', 'client/passkeyProof', 'endpoints/passkeys', 'passkey'),
      'auth/passkeys/',
      'ui/feedback/footRoom',
    ),
    minShareCount: 2,
  },
  // Code shared by members' screens; not the game that is opened.
  {
    name: 'screens',
    // Not their words: a page carries those of all its code.
    test: /packages[\\/](?:wallet|games|protection|identity)[\\/](?!.*words\w*\.js$|dist[\\/]launch)/,
    minShareCount: 8,
  },
]
