import { declareProperties } from './properties.ts';

declareProperties(4000, 2017);
