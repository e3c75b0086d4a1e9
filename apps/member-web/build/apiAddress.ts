export const apiAddress = () => process.env['API'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 8787}`
