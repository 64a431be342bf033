/** The shape of a container's id; anything else is kept out of addresses. */
const SHAPE = /^GTM-[A-Z0-9]{4,10}$/;

/** The container that a page loads: that of the config, else the brand's; none of them: no tag manager. */
export const containerOf = (
  ofConfig: string | undefined,
  ofBrand: string | undefined,
): string | undefined => [ofConfig, ofBrand].find((id) => id !== undefined && SHAPE.test(id));
