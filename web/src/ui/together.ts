// Of what all are asked at once the parts that only parts fetched later show themselves.
import { boxed, partsOf } from './later';

const oneOf = partsOf(boxed);

export const outcryCard = oneOf('OutcryCard');
export const planForm = oneOf('PlanForm');
export const stock = oneOf('Stock');
export const wanted = oneOf('Wanted');
