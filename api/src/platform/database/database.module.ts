import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Database } from './database.ts';

/** Gives every provider the process's `Database`. The connection closes with the application. */
@Global()
@Module({})
export class DatabaseModule {
  static of(dataSource: DataSource): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({ useFactory: () => dataSource.options, dataSourceFactory: async () => dataSource });
    return { module: DatabaseModule, imports: [connection], providers: [Database], exports: [Database] };
  }
}
