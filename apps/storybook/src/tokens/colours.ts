/** Every colour of a brand by group, with what it is for. Names are those of the palette, without `--`. */
export const colours: Record<string, Record<string, string>> = {
  Grounds: {
    bg: 'The page behind everything',
    'surface-1': 'Cards and bars',
    'surface-2': 'A card inside a card, dialogs, fields',
    'surface-3': 'Toasts, placeholders, what is pressed',
    control: 'A secondary button or a choice',
    'control-edge': 'Its edge',
  },
  Text: {
    text: 'Running text, headings',
    'text-muted': 'Notes, dates, secondary labels',
    'on-brand': 'Text on the brand colour',
    'on-status': 'Text on a filled state colour',
  },
  Brand: {
    brand: 'The main action of a screen',
    'brand-strong': 'The same while pressed, and the end of its gradient',
    'brand-text': 'Links, and figures in the brand colour',
    'brand-soft': 'A quiet background for what belongs to the brand',
  },
  States: {
    bad: 'Error: text, icon and edge of what failed, was refused or is wrong',
    'bad-soft': 'The background of an error message',
    warn: 'Warning: what needs care before going on',
    'warn-soft': 'The background of a warning',
    ok: 'Success: money that arrived, what is done',
    'ok-soft': 'The background of a success',
    info: 'Information: what is pending or good to know',
    'info-soft': 'The background of information',
  },
  Lines: {
    'card-edge': 'The edge of a card: none in a dark scheme, where its surface stands out',
    border: 'Hairlines between things',
    'border-strong': 'The edge of a field, which must be seen',
    focus: 'The ring round what has the focus',
  },
  Light: {
    glow: 'Round a prize or what is ready',
    shadow: 'Under what lies above the page',
    scrim: 'Over a picture, so that text on it is readable',
  },
}
