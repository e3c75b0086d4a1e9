const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)

const css = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; font-size: 0.85rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
td:first-child { white-space: nowrap; }
td, th { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; }
.broken { font-weight: bold; }
`

export const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${css}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`
