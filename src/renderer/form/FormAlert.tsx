import Alert, { type AlertProps } from '@mui/material/Alert';

/** MUI gives every alert the role of an announcement; here a message has the role that it is given. */
const NO_ROLE = null as unknown as undefined;

/** A message above the form. */
export const FormAlert = ({ role = NO_ROLE, ...props }: AlertProps) => (
  <Alert role={role} {...props} />
);

/** The same for news that are not an error. */
export const Notice = (props: AlertProps) => <FormAlert severity="info" {...props} />;
