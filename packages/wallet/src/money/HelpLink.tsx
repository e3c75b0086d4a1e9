import { Link } from 'react-router'

/** Link to help on the current topic; reloads the document, because the help page has its own texts. */
export const HelpLink = ({ to, children }: { to: string; children: string }) => (
  <p>
    <Link to={to} reloadDocument>
      {children}
    </Link>
  </p>
)
